import type { Picture as PictureFile } from '@sands/contract/media/media.model'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { classNames } from './class-names.ts'
import { MissingSheet } from './missing.tsx'
import { Picture } from './picture.tsx'
import styles from './picture-grid.module.css'

const ImageViewer = lazyPart(async () => (await import('./float/image-viewer.tsx')).ImageViewer, MissingSheet)

/** One picture is large, several are in rows of three; a tap shows a picture in full. */
export function PictureGrid({ pictures }: { pictures: readonly PictureFile[] }) {
  const t = useT()
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const alone = pictures.length === 1
  const images = pictures.map((picture, index) => ({ picture, name: t('social.picture', { number: index + 1 }) }))
  return (
    <>
      <ul className={classNames(styles.pictures, alone && styles.alone)}>
        {images.map(({ picture, name }, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('kernel.picture_open', { name })}
              onClick={() => setOpened(index)}
            >
              <Picture picture={picture} alt="" sizes={alone ? '220px' : '96px'} ratio={alone ? '4 / 3' : '1'} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <ImageViewer images={images} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
