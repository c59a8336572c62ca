import type { ManagedComment } from '@sands/contract/social/social.model'
import { Button } from 'antd'
import { useContext } from 'react'
import { Link } from 'react-router'
import { PhoneHintContext } from '../../../kernel/jump/use-jump.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './comments.module.css'
import { kindOf } from './comments-address.ts'

type Known = Pick<ManagedComment, 'commentModule' | 'moduleTitle' | 'moduleLink'>

/** The title of the commented content, as a link to the learners' page. */
export function TargetLink({ comment: { commentModule, moduleTitle, moduleLink } }: { comment: Known }) {
  const t = useT()
  const showPhone = useContext(PhoneHintContext)
  const { portalAddressOf, terms } = useSlots()
  const kind = terms.contents.find((content) => content.kind === kindOf(commentModule))
  const here = moduleLink ? portalAddressOf(moduleLink) : undefined
  return (
    <span className={styles.thing}>
      {!moduleLink ? (
        <span className={styles.quiet}>{t('social.manage_thing_gone')}</span>
      ) : here ? (
        <Link to={here}>{moduleTitle}</Link>
      ) : (
        <Button type="link" className={styles.plain ?? ''} onClick={() => showPhone(moduleLink)}>
          {moduleTitle}
        </Button>
      )}
      {kind && <span className={styles.quiet}>{t(kind.one)}</span>}
    </span>
  )
}
