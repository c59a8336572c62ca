import type { CeoMessage } from '@sands/contract/feedback/ceo.model'
import { feedbackLinks } from '@sands/contract/feedback/feedback.links'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './ceo-row.module.css'
import { StateWord } from './state-word.tsx'

/** A message in a list: the other person, the beginning of the text, and whether there is a reply. */
export function CeoRow({ message }: { message: CeoMessage }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { id, isMine, author, leader, content, state, createTime } = message
  const other = isMine ? leader : author
  return (
    <li className={styles.item}>
      <Link to={feedbackLinks.ceoDetail(id)} className={styles.row}>
        <Avatar name={other.name} src={other.avatarFileUrl} size={40} />
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.name}>
              {t(isMine ? 'feedback.ceo_to' : 'feedback.ceo_from', { name: other.name })}
            </span>
            <StateWord tone={state === 'replied' ? 'done' : 'waiting'}>{t(`feedback.ceo_${state}`)}</StateWord>
          </span>
          <span className={styles.content}>{content}</span>
          <time dateTime={createTime} className={styles.time}>
            {timeAgo(createTime)}
          </time>
        </span>
      </Link>
    </li>
  )
}
