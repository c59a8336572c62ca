import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'
import { useRotation } from './use-rotation.ts'

/** A sketch of the home page, with the current notices in their place. */
export function NoticePhone({ notices }: { notices: readonly string[] }) {
  const t = useT()
  const { current, isPlaying, toggle } = useRotation(notices.length)
  const notice = notices[current]
  const turner = notices.length > 1 && (
    <Button
      size="small"
      icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
      onClick={toggle}
    >
      {isPlaying ? t('kernel.slides_pause') : t('kernel.slides_play')}
    </Button>
  )
  return (
    <SmallPhone
      caption={t('home.front_preview')}
      title={t('home.title')}
      foot={notice ? turner : <p className={styles.none}>{t('home.notices_preview_none')}</p>}
    >
      <div className={styles.page}>
        <span className={styles.banner} />
        {notice !== undefined && <NoticeLine text={notice} />}
        <span className={styles.menu}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((dot) => (
            <span key={dot} className={styles.dot} />
          ))}
        </span>
        <span className={styles.banner} />
      </div>
    </SmallPhone>
  )
}
