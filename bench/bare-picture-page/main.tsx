import { createRoot } from 'react-dom/client'
import type { ShownPicture } from '../kernel/page/shown-picture.ts'

/** The build of the page replaces this constant with the picture to show. */
declare const PICTURE: ShownPicture

function BarePicturePage() {
  const { box, alt, ...attributes } = PICTURE
  return (
    <main>
      <h1>Bare</h1>
      <img {...attributes} alt={alt} style={{ ...box, objectFit: 'cover' }} />
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<BarePicturePage />)
