import { MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { markup } from '#server/http/markup.ts'
import { invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { backLink, renderPage, type StatusPageProps } from './page.ts'
import { countPhotos } from './photo-link.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'

/**
 * Renders the form for a photo, complete without a script: the first field that has a file is sent.
 * With one (client/status/send-photos.ts) it sends several, scaled on the phone. The camera has a
 * field of its own, because Android's picker of photos (version 14) offers none.
 */
export function photoPage(
  { view, theme, link }: StatusPageProps,
  problem: string | null = null,
): string {
  const { language } = view
  const messages = PHOTO_MESSAGES[language]
  const left = MAX_VISITOR_PHOTOS - countPhotos(view)
  return renderPage(
    { language, theme, title: messages.heading },
    markup`<h1>${messages.heading}</h1>
<p class="lead">${messages.text}</p>
<form method="post" enctype="multipart/form-data" data-photos="${String(left)}">
<div class="pick"><label class="button" for="photo">${messages.label}</label><input type="file" id="photo" name="photo" accept="image/*"${invalidAttributes(problem)}></div>
<div class="pick"><label class="button" for="camera">${messages.camera}</label><input type="file" id="camera" name="photo" accept="image/*" capture="environment"></div>
${problemMessage(problem)}<div role="alert" data-refused data-unsent="${messages.unsent}" data-full="${messages.full}"></div>
<button class="brass" data-sending="${messages.sending}">${messages.send}</button>
</form>
${backLink(link, STATUS_PAGE_MESSAGES[language].back)}`,
  )
}
