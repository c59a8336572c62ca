import { FileTextOutlined, PlaySquareOutlined, ReadOutlined, UserOutlined } from '@ant-design/icons'
import type { ContentKindName } from '@sands/rules/jump'
import { type ComponentType, useState } from 'react'
import styles from './content.module.css'

const ICONS: Readonly<Record<ContentKindName, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  course: ReadOutlined,
  courseware: PlaySquareOutlined,
  article: FileTextOutlined,
  lecturer: UserOutlined,
}

interface ContentThumbProps {
  kind: ContentKindName
  url: string | null
}

/** The cover of a thing, small, or a sign of what it is. Its name stands beside it. */
export function ContentThumb({ kind, url }: ContentThumbProps) {
  const [broken, setBroken] = useState<string>()
  const Icon = ICONS[kind]
  return (
    <span className={styles.thumb} data-kind={kind}>
      {url && broken !== url ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
      ) : (
        <Icon aria-hidden />
      )}
    </span>
  )
}
