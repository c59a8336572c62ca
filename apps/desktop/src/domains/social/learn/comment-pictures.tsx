import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'
import styles from './comment-pictures.module.css'

/** Small pictures in rows; a click shows one in full. */
export function CommentPictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useT()
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const named = pictures.map((picture, index) => ({ picture, name: t('social.picture', { number: index + 1 }) }))
  return (
    <>
      <ul className={styles.pictures}>
        {named.map(({ picture, name }, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('kernel.picture_open', { name })}
              onClick={() => setOpened(index)}
            >
              <img src={picture.url} srcSet={srcSetOf(picture)} sizes="96px" loading="lazy" alt="" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={named} index={opened} onTurn={setOpened} />
    </>
  )
}
