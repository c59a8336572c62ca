import type { Collected } from '@sands/contract/social/social.model'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { MessageCircle, Trash2 } from 'lucide-react'
import { type ContentSlot, useSlots } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './collected-row.module.css'

const COMMENT = { one: 'social.comments', icon: MessageCircle } as const

function useKind(module: Collected['collectModuleType']): Pick<ContentSlot, 'one' | 'icon' | 'round'> {
  return useSlots().contents.find((content) => content.module === module) ?? COMMENT
}

function Cover({ target: { collectModuleType, title, coverImgUrl: url } }: { target: Collected }) {
  const { icon: Icon, round } = useKind(collectModuleType)
  if (round) {
    return (
      <span className={styles.round}>
        <Avatar name={title} src={url} size={60} />
      </span>
    )
  }
  return (
    <span className={styles.cover}>
      {url ? (
        <Picture
          picture={{ url, width: 0, height: 0, placeholder: '', sizes: [] }}
          alt=""
          sizes="112px"
          ratio="16 / 9"
        />
      ) : (
        <span className={styles.blank}>
          <Icon size={24} aria-hidden />
        </span>
      )}
    </span>
  )
}

interface CollectedRowProps {
  target: Collected
  time: string
  /** Shows the remove button without a swipe. */
  editing: boolean
  onRemove: () => void
}

/** A swipe shows the remove button. An unavailable content says so and has no link. */
export function CollectedRow({ target, time, editing, onRemove }: CollectedRowProps) {
  const t = useT()
  const { collectModuleType, collectTime, link, isAvailable } = target
  const gone = isAvailable === 0 || link === null
  const kind = t(useKind(collectModuleType).one)
  // For some unavailable content the server does not even send the title.
  const title = target.title || t('social.gone_one', { kind })
  const inside = (
    <>
      <Cover target={target} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>
          <span>{kind}</span>
          <time dateTime={collectTime}>{time}</time>
          {gone && <span className={styles.goneTag}>{t('social.collect_gone')}</span>}
        </span>
      </span>
    </>
  )
  return (
    <li className={classNames(styles.item, editing && styles.editing)}>
      {gone ? (
        <button
          type="button"
          className={classNames(styles.card, styles.gone)}
          onClick={() => showToast(t('social.gone_why'))}
        >
          {inside}
        </button>
      ) : (
        <Link to={link} className={styles.card}>
          {inside}
        </Link>
      )}
      <button type="button" className={styles.remove} aria-label={t('social.uncollect', { title })} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
        <span aria-hidden>{t('social.remove')}</span>
      </button>
    </li>
  )
}
