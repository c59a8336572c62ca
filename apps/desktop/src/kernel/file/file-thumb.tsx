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
  /** The displayed width, from which the browser chooses the picture's size. */
  sizes: string
}

/** A small preview of a file: the picture itself, its cover, or an icon of its kind. The name is shown beside it. */
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
