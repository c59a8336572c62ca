import { SwapOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../kernel/text.ts'
import { useViewer } from '../kernel/viewer.ts'
import styles from './other-college-bar.module.css'

/** Shown above everything, including open forms: this window belongs to a college that the person has left. */
export function OtherCollegeBar({ movedTo }: { movedTo: string }) {
  const t = useT()
  const { collegeName } = useViewer()
  const colleges = useCall('POST /sands-lms/api/v1/college/list', undefined, { silent: true }).data?.colleges
  const there = colleges?.find(({ id }) => id === movedTo)?.collegeName ?? t('manage.college_other')
  return (
    <div role="alert" className={styles.bar}>
      <SwapOutlined aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{t('manage.college_moved', { here: collegeName, there })}</p>
        <p>{t('manage.college_moved_text')}</p>
      </div>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('kernel.reload')}
      </Button>
    </div>
  )
}
