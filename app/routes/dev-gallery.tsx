/** /_ui, in development only (app/routes.ts): app/gallery/mount.tsx draws it in the browser. */
export default function DevGallery() {
  return (
    <>
      <div id="gallery" />
      <script type="module" src="/app/gallery/mount.tsx" />
    </>
  )
}
