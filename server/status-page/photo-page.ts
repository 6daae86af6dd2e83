import { MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { markup } from '#server/http/markup.ts'
import { invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { backLink, renderPage, type StatusPageProps } from './page.ts'
import { countPhotos } from './photo-link.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'

/**
 * Renders the form for a photo, complete without a script. With one (client/status/send-photos.ts)
 * it sends several, scaled on the phone.
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
<label for="photo">${messages.label}</label>
<input type="file" id="photo" name="photo" accept="image/*" required${invalidAttributes(problem)}>
${problemMessage(problem)}<button class="brass" data-sending="${messages.sending}">${messages.send}</button>
</form>
${backLink(link, STATUS_PAGE_MESSAGES[language].back)}`,
  )
}
