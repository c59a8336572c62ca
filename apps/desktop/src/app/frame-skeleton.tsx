import { Skeleton } from 'antd'
import { useLocation } from 'react-router'
import { useT } from '../kernel/text.ts'
import styles from './frame-skeleton.module.css'

/** A skeleton of the frame, until the person and their rights are loaded. */
export function FrameSkeleton() {
  const t = useT()
  const isManage = useLocation().pathname.split('/')[1] === 'manage'
  return (
    <main className={isManage ? styles.manage : styles.frame} aria-busy="true">
      <h1 className="visually-hidden">{t('kernel.loading')}</h1>
      {isManage ? <ManageOutline /> : <PortalOutline />}
    </main>
  )
}

function PortalOutline() {
  return (
    <>
      <div className={styles.top} />
      <div className={styles.grid}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </div>
    </>
  )
}

function ManageOutline() {
  return (
    <>
      <div className={styles.side}>
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </div>
      <div className={styles.content}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </>
  )
}
