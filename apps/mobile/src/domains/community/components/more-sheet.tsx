import type { CommunityDetail } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useT } from '@sands/web/i18n/i18n'
import type { ReactNode } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import type { ContentAct } from '../use-content-acts.tsx'
import { Attachments } from './attachments.tsx'
import { AuthorLine } from './author-line.tsx'
import { ContentParts } from './content-parts.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './more-sheet.module.css'

interface MoreSheetProps {
  /** Undefined until it is loaded. */
  content: CommunityDetail | undefined
  acts: readonly ContentAct[]
  /** Shown instead of a content that is not there. */
  instead: ReactNode
  onClose: () => void
}

/** Everything about a content of the roll that its slide has no room for, and what the person may do with it. */
export function MoreSheet({ content, acts, instead, onClose }: MoreSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('community.more')} open onClose={onClose}>
      {content ? <Whole content={content} acts={acts} /> : instead}
    </Sheet>
  )
}

function Whole({ content, acts }: { content: CommunityDetail; acts: readonly ContentAct[] }) {
  const { CollectButton } = useSlots()
  const { id, userId, text, attachments, isMine, isCollect, collectCount } = content
  const documents = attachments.filter(({ type }) => type === ATTACHMENT_TYPES.document)
  return (
    <div className={styles.more}>
      <div className={styles.author}>
        <AuthorLine content={content} linked />
        {userId && isMine === 0 && <FollowButton key={id} userId={userId} given={content} />}
        {CollectButton && (
          <CollectButton module={SOCIAL_MODULES.communityContent} moduleId={id} state={{ isCollect, collectCount }} />
        )}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <Attachments attachments={documents} isMine={isMine === 1} />
      <ContentParts content={content} />
      <ListGroup>
        {acts.map(({ name, icon, label, run }) => (
          <ListRow key={name} icon={icon} label={label} danger={name === 'delete'} onClick={run} />
        ))}
      </ListGroup>
    </div>
  )
}
