import type { StudyContent } from '@sands/contract/study/record.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { CirclePlay } from 'lucide-react'
import { useSlots } from '../../../kernel/slots.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useStudyTimeText } from '../study-time-text.ts'
import styles from './study-contents.module.css'

function Cover({ url, learnType }: { url: string | null; learnType: StudyContent['learnType'] }) {
  const Icon = useSlots().contents.find(({ module }) => module === learnType)?.icon ?? CirclePlay
  return (
    <span className={styles.cover}>
      {url ? (
        <Picture
          picture={{ url, width: 16, height: 9, placeholder: '', sizes: [] }}
          alt=""
          sizes="72px"
          ratio="16 / 10"
        />
      ) : (
        <span className={styles.none}>
          <Icon size={20} aria-hidden />
        </span>
      )}
    </span>
  )
}

function Content({ content }: { content: StudyContent }) {
  const t = useT()
  const time = useStudyTimeText()
  const timeAgo = useTimeAgo()
  const { title, coverImgUrl, learnType, link, seconds, lastTime } = content
  const inside = (
    <>
      <Cover url={coverImgUrl} learnType={learnType} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>
          {link === null && <span className={styles.gone}>{t('study.gone_tag')}</span>}
          {timeAgo(lastTime)}
        </span>
      </span>
      <span className={styles.time}>{time(seconds)}</span>
    </>
  )
  if (link === null) return <div className={styles.row}>{inside}</div>
  return (
    <Link to={link} className={styles.row}>
      {inside}
    </Link>
  )
}

/** The content studied in the time, most time first. Content that was deleted keeps its line. */
export function StudyContents({ contents }: { contents: readonly StudyContent[] }) {
  return (
    <ul className={styles.rows}>
      {contents.map((content) => (
        <li key={`${content.learnType}/${content.learnId}`} className={styles.item}>
          <Content content={content} />
        </li>
      ))}
    </ul>
  )
}
