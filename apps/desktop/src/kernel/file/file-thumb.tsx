import {
  AudioOutlined,
  FileImageOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  PlaySquareOutlined,
} from '@ant-design/icons'
import type { Resource } from '@sands/contract/media/media.model'
import type { FileKind } from '@sands/rules/upload'
import { srcSetOf } from '@sands/web/picture/src-set'
import { type ComponentType, useState } from 'react'
import styles from './file.module.css'

const ICONS: Readonly<Record<FileKind, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  video: PlaySquareOutlined,
  audio: AudioOutlined,
  document: FileTextOutlined,
  image: FileImageOutlined,
  caption: FontSizeOutlined,
}

interface FileThumbProps {
  file: Pick<Resource, 'fileType' | 'coverUrl' | 'picture'>
  /** How wide it is drawn, for the choice of the picture's size. */
  sizes: string
}

/** What a file looks like, small: the picture itself, its cover, or a sign of what it is. Its name stands beside it. */
export function FileThumb({ file: { fileType, coverUrl, picture }, sizes }: FileThumbProps) {
  const [broken, setBroken] = useState<string>()
  const url = picture?.url ?? coverUrl
  const Icon = ICONS[fileType]
  return (
    <span className={styles.thumb} data-kind={fileType}>
      {url && broken !== url ? (
        <img
          src={url}
          {...(picture && { srcSet: srcSetOf(picture), sizes })}
          alt=""
          loading="lazy"
          onError={() => setBroken(url)}
        />
      ) : (
        <Icon aria-hidden />
      )}
    </span>
  )
}
