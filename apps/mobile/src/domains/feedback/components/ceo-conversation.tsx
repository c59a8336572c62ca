import type { CeoMessage, CeoPerson } from '@sands/contract/feedback/ceo.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from './ceo-conversation.module.css'
import { StateWord } from './state-word.tsx'

/** A message and its reply, as its author and its leader see it. */
export function CeoConversation({ message }: { message: CeoMessage }) {
  const t = useT()
  const { author, leader, content, createTime, reply, state, isMine } = message
  return (
    <div className={styles.conversation}>
      <article className={styles.part}>
        <Head person={author} time={createTime} />
        <p className={styles.content}>{content}</p>
        <p className={styles.to}>
          <span>{t('feedback.ceo_to', { name: leader.name })}</span>
          <StateWord tone={state === 'replied' ? 'done' : 'waiting'}>{t(`feedback.ceo_${state}`)}</StateWord>
        </p>
      </article>
      {reply && (
        <article className={styles.part} aria-label={t('feedback.ceo_reply_of', { name: leader.name })}>
          <Head person={leader} time={reply.createTime} />
          <p className={styles.content}>{reply.content}</p>
        </article>
      )}
      {!reply && isMine === 1 && <p className={styles.note}>{t('feedback.ceo_reply_waits')}</p>}
    </div>
  )
}

function Head({ person, time }: { person: CeoPerson; time: string }) {
  const timeAgo = useTimeAgo()
  return (
    <header className={styles.head}>
      <Avatar name={person.name} src={person.avatarFileUrl} size={40} />
      <div className={styles.who}>
        <p className={styles.name}>{person.name}</p>
        <p className={styles.meta}>
          {person.postName && <span>{person.postName}</span>}
          <time dateTime={time}>{timeAgo(time)}</time>
        </p>
      </div>
    </header>
  )
}
