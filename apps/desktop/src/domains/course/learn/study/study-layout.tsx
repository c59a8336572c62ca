import { ArrowLeftOutlined, ColumnWidthOutlined, ShrinkOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { usePageTitle } from '../../../../kernel/ui/page/use-page-title.ts'
import styles from './study-layout.module.css'
import { isTheatre, rememberTheatre } from './theatre.ts'
import { useKey } from './use-key.ts'

interface StudyLayoutProps {
  back: { to: string; name: string }
  title: string
  acts?: ReactNode
  /** The catalogue and the notes, beside the player or, in theatre mode, below it. */
  side: ReactNode
  children: ReactNode
}

/** A large player with everything else around it. The player stays mounted when the layout changes. */
export function StudyLayout({ back, title, acts, side, children }: StudyLayoutProps) {
  const t = useT()
  usePageTitle(title)
  const [theatre, setTheatre] = useState(isTheatre)
  const flip = () => {
    rememberTheatre(!theatre)
    setTheatre(!theatre)
  }
  useKey('t', flip)
  return (
    <div className={styles.desk} data-theatre={theatre}>
      <header className={styles.head}>
        <LinkButton type="text" icon={<ArrowLeftOutlined aria-hidden />} to={back.to}>
          {back.name}
        </LinkButton>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.acts}>
          <Button
            type="text"
            icon={theatre ? <ShrinkOutlined aria-hidden /> : <ColumnWidthOutlined aria-hidden />}
            aria-keyshortcuts="t"
            onClick={flip}
          >
            {t(theatre ? 'course.desk_theatre_leave' : 'course.desk_theatre')}
          </Button>
          {acts}
        </div>
      </header>
      <div className={styles.stage}>{children}</div>
      <aside className={styles.side} aria-label={t('course.desk_panel')}>
        {side}
      </aside>
    </div>
  )
}

export function StudyLayoutSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.desk} data-theatre={isTheatre()}>
      <div className={styles.head}>
        <Skeleton active title paragraph={false} />
      </div>
      <div className={styles.stage}>
        <div className={styles.ground} />
      </div>
      <div className={styles.side}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  )
}
