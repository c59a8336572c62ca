import { JUMP } from '@sands/rules/jump'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useJump } from '../use-jump.ts'
import styles from './html-text.module.css'
import type { ViewedImage } from './image-viewer.tsx'

const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }))

const viewed = (image: HTMLImageElement): ViewedImage => ({
  picture: {
    url: image.currentSrc || image.src,
    width: image.naturalWidth,
    height: image.naturalHeight,
    placeholder: '',
    sizes: [],
  },
  name: image.alt,
})

interface Opened {
  images: readonly ViewedImage[]
  start: number
}

/** A text that authors have set with headings, lists, links and pictures. The server has cleaned it: no script survives there. */
export function HtmlText({ html }: { html: string }) {
  const jump = useJump()
  const [opened, setOpened] = useState<Opened | null>(null)
  const tap = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element)) return
    const link = target.closest('a')?.getAttribute('href')
    if (link) {
      // Letters and calls are the device's business.
      if (/^(mailto|tel):/i.test(link)) return
      event.preventDefault()
      jump({ type: JUMP.link, link }, target.textContent?.trim())
      return
    }
    if (!(target instanceof HTMLImageElement)) return
    const all = [...currentTarget.querySelectorAll('img')]
    setOpened({ images: all.map(viewed), start: all.indexOf(target) })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is tapped are the links and pictures within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard by themselves, pictures are seen as they are */}
      <div
        className={styles.text}
        onClick={tap}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {opened && (
        <Suspense>
          <ImageViewer images={opened.images} start={opened.start} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
