import { NotificationOutlined, RightOutlined } from '@ant-design/icons'
import styles from './notices.module.css'

interface NoticeLineProps {
  text: string
  isBlank?: boolean
}

/** A notice as the phone shows it: one line, cut off at its end. */
export function NoticeLine({ text, isBlank = false }: NoticeLineProps) {
  return (
    <div className={styles.line}>
      <NotificationOutlined aria-hidden className={styles.horn} />
      <span className={styles.ticker}>
        <span key={text} className={styles.words} data-blank={isBlank}>
          {text}
        </span>
      </span>
      <RightOutlined aria-hidden className={styles.all} />
    </div>
  )
}
