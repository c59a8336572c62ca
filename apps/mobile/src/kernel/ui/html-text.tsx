import { JUMP } from '@sands/rules/jump'
import { HtmlContent, type HtmlPicture } from '@sands/web/html/html-content.tsx'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useSession } from '@sands/web/session/session'
import { type ReactNode, Suspense, useState } from 'react'
import { JumpLink } from './jump-link.tsx'
import { MissingSheet } from './missing.tsx'

const ImageViewer = lazyPart(async () => (await import('./float/image-viewer.tsx')).ImageViewer, MissingSheet)

interface AnchorProps {
  href: string
  className: string | undefined
  children: ReactNode
}

/** The web view needs a session; for visitors the link opens the page itself. */
function Anchor({ href, className, children }: AnchorProps) {
  const signedIn = useSession() !== null
  if (!signedIn && /^https?:/i.test(href)) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener nofollow">
        {children}
      </a>
    )
  }
  return (
    <JumpLink jump={{ type: JUMP.link, link: href }} title="" className={className}>
      {children}
    </JumpLink>
  )
}

interface Opened {
  images: readonly HtmlPicture[]
  start: number
}

/** An author's text with headings, lists, links and pictures; a tap on a picture shows it in full. */
export function HtmlText({ html }: { html: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      <HtmlContent html={html} Anchor={Anchor} onPicture={(images, start) => setOpened({ images, start })} />
      {opened && (
        <Suspense>
          <ImageViewer images={opened.images} start={opened.start} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
