import { FileUnknownOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import { useT } from '../text.ts'
import styles from './picture-field.module.css'

/** About as wide as its column. */
const SIZES = '360px'

/** Shows the whole picture in any proportions. */
export function PictureView({ picture, alt }: { picture: Picture | undefined; alt: string }) {
  const t = useT()
  const [broken, setBroken] = useState<string>()
  if (!picture || broken === picture.url)
    return (
      <p className={styles.empty}>
        <FileUnknownOutlined aria-hidden className={styles.icon} />
        <span>{t('manage.picture_broken')}</span>
      </p>
    )
  const { url, width, height } = picture
  return (
    <span className={styles.frame}>
      <img
        key={url}
        className={styles.picture}
        src={url}
        srcSet={srcSetOf(picture)}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        onError={() => setBroken(url)}
      />
    </span>
  )
}
