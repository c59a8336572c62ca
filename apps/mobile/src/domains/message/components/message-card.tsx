import type { Message } from '@sands/contract/message/message.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './message-card.module.css'
import { MessageText } from './message-text.tsx'
import { ShelfIcon } from './shelf-icon.tsx'

export function MessageCard({ message }: { message: Message }) {
  const t = useT()
  const [language] = useLanguage()
  const when = dateFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <ShelfIcon code={message.categoryCode} />
        <div className={styles.meta}>
          <p className={styles.shelf}>{t(`message.category_${message.categoryCode}`)}</p>
          <time className={styles.time} dateTime={message.createTime}>
            {when.format(new Date(message.createTime))}
          </time>
        </div>
      </header>
      <h2 className={styles.title}>{message.title}</h2>
      <MessageText text={message.content} />
    </article>
  )
}

export function MessageCardSkeleton() {
  return (
    <Skeleton>
      <div className={styles.card}>
        <div className={styles.head}>
          <Bone width="48px" height="48px" />
          <div className={styles.meta}>
            <Bone width="88px" height="16px" />
            <Bone width="140px" height="12px" />
          </div>
        </div>
        <Bone width="70%" height="24px" />
        {['100%', '94%', '98%', '52%'].map((width) => (
          <Bone key={width} width={width} />
        ))}
      </div>
    </Skeleton>
  )
}
