import { PictureOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import styles from './adverts.module.css'

interface AdvertPictureProps {
  /** Null while there is none, or when its file was deleted. */
  picture: Picture | null
  alt: string
  sizes: string
}

/** The picture of an advert in the proportions of the phone. */
export function AdvertPicture({ picture, alt, sizes }: AdvertPictureProps) {
  return (
    <span className={styles.picture}>
      {picture ? (
        <img src={picture.url} srcSet={srcSetOf(picture)} sizes={sizes} alt={alt} />
      ) : (
        <PictureOutlined aria-hidden />
      )}
    </span>
  )
}
