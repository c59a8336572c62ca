import type { BlockPicture } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import type { OnPlayed } from '@sands/web/player/place/played'
import { trackViewed } from '@sands/web/player/place/track-viewed'
import { Watermark } from '@sands/web/watermark/watermark.tsx'
import { Download, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useSlides } from '../list/use-slides.ts'
import { Picture } from '../picture.tsx'
import { ask } from './ask.ts'
import styles from './image-viewer.module.css'
import { savePicture } from './save-picture.ts'
import { useModal } from './sheet.tsx'
import { useZoom } from './use-zoom.ts'

export interface ViewedImage {
  picture: BlockPicture
  name: string
  /** Set for files that are studied: the viewing time is reported. */
  fileId?: string
}

interface ImageViewerProps {
  images: readonly ViewedImage[]
  /** The index of the first picture to show. */
  start: number
  onClose: () => void
  /** The name of the viewer, drawn over the pictures. */
  watermark?: string | null
  onPlayed?: OnPlayed
}

function useLooked(fileId: string | undefined, onPlayed: OnPlayed | undefined): void {
  const tell = useEffectEvent<OnPlayed>((played) => onPlayed?.(played))
  useEffect(() => {
    if (fileId) return trackViewed({ fileId, onPlayed: (played) => tell(played) })
  }, [fileId])
}

function Slide({ image, active, onAway }: { image: ViewedImage; active: boolean; onAway: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  useZoom(frame, active, onAway)
  const { width, height } = image.picture
  // As large as the screen allows in the picture's own proportions.
  const fitting = width > 0 && height > 0 ? `min(100%, 100dvh * ${width / height})` : '100%'
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.picture} style={{ width: fitting }}>
        <Picture picture={image.picture} alt={image.name} sizes="100vw" fit="contain" first={active} />
      </div>
    </div>
  )
}

/**
 * Shows pictures in full over the dimmed page: swipe between them (without wrapping around), pinch or double tap to
 * zoom, pull down to close. Mounting it opens it.
 */
export function ImageViewer({ images, start, onClose, watermark, onPlayed }: ImageViewerProps) {
  const t = useT()
  const dialog = useModal(true, onClose)
  const { ref, current, goTo } = useSlides()
  useLooked(images[current]?.fileId, onPlayed)
  useLayoutEffect(() => {
    const element = dialog.current
    // Before the dialog is shown, its slides have no size, so scrolling would do nothing.
    element?.showModal()
    goTo(start, 'instant')
    // Removing the element would lose the focus; closing the dialog restores it.
    return () => element?.close()
  }, [dialog, goTo, start])
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(current + step)
  }
  const beside = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.className === styles.frame) onClose()
  }
  const shown = images[current]
  // What carries a name, or is studied, stays where it is.
  const saved = shown && !watermark && shown.fileId === undefined ? shown : undefined
  const save = async ({ picture, name }: ViewedImage) => {
    try {
      await savePicture(picture.url, name)
    } catch {
      const title = t('kernel.picture_not_saved')
      await ask({ title, text: t('kernel.picture_not_saved_text'), confirm: t('kernel.close'), isNotice: true })
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('kernel.picture_viewer')}
      onKeyDown={keys}
      onClick={beside}
    >
      {/* A scrolling element must be reachable by keyboard. */}
      <ul ref={ref} className={styles.slides} tabIndex={images.length > 1 ? 0 : -1}>
        {images.map((image, index) => (
          <li key={image.picture.url} className={styles.slide} inert={index !== current}>
            <Slide image={image} active={index === current} onAway={onClose} />
          </li>
        ))}
      </ul>
      {watermark && <Watermark text={watermark} />}
      {images.length > 1 && (
        <p className={styles.count} role="status">
          <span aria-hidden>{`${current + 1} / ${images.length}`}</span>
          <span className="visually-hidden">{t('kernel.slide', { number: current + 1, total: images.length })}</span>
        </p>
      )}
      {saved && (
        <button
          type="button"
          className={styles.save}
          aria-label={t('kernel.picture_save')}
          onClick={() => void save(saved)}
        >
          <Download size={22} aria-hidden />
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
    </dialog>
  )
}
