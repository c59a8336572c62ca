import type { Picture as PictureOfCourseware } from '@sands/contract/media/media.model'
import { useViewedPicture } from '@sands/web/course/use-viewed-picture'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import type { OnPlayed } from '@sands/web/player/place/played'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useSlides } from '../../../kernel/ui/list/use-slides.ts'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './picture-set.module.css'

const ImageViewer = lazyPart(
  async () => (await import('../../../kernel/ui/float/image-viewer.tsx')).ImageViewer,
  MissingSheet,
)

interface PictureSetProps {
  pictures: readonly PictureOfCourseware[]
  title: string
  viewing: UsedViewing
}

/** Pictures to swipe; a tap shows one in full. */
export function PictureSet({ pictures, title, viewing }: PictureSetProps) {
  const t = useT()
  const { ref, current, goTo } = useSlides()
  const first = viewing.player.sentTo
  useLayoutEffect(() => {
    if (first !== undefined) goTo(first - 1, 'instant')
  }, [first, goTo])
  const [opened, setOpened] = useState<number | null>(null)
  useViewedPicture({ number: current + 1, active: opened === null && pictures.length > 0, onPlayed: viewing.onPlayed })
  if (pictures.length === 0) return <EmptyState compact title={t('course.no_items')} />
  const nameOf = (index: number) => `${title} ${index + 1}`
  const inFull: OnPlayed = (played) =>
    viewing.onPlayed({ ...played, from: Number(played.fileId), to: Number(played.fileId) })
  return (
    <div className={styles.set}>
      <ul ref={ref} className={styles.slides}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('kernel.picture_open', { name: nameOf(index) })}
              onClick={() => setOpened(index)}
            >
              <Picture picture={picture} alt="" sizes="100vw" ratio="4 / 3" fit="contain" first={index === 0} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        <span aria-hidden>{`${current + 1} / ${pictures.length}`}</span>
        <span className="visually-hidden">{t('kernel.slide', { number: current + 1, total: pictures.length })}</span>
      </p>
      {opened !== null && (
        <Suspense>
          <ImageViewer
            images={pictures.map((picture, index) => ({ picture, name: nameOf(index), fileId: String(index + 1) }))}
            start={opened}
            onClose={() => setOpened(null)}
            onPlayed={inFull}
          />
        </Suspense>
      )}
    </div>
  )
}
