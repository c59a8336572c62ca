import { asId } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { choiceValue, idValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { EffectiveRightsList } from './effective-rights-list.tsx'
import { PersonChoice } from './person-choice.tsx'
import styles from './roles.module.css'

const ADDRESS = { userId: idValue<UserId>(), show: choiceValue(['all', 'held'], 'all') }

/** The rights of a person, and the reasons. */
export function EffectiveRightsPage() {
  const t = useT()
  const viewer = useViewer()
  const [{ userId, show }, setAddress] = useAddressQuery(ADDRESS)
  const why = useCall(
    'GET /sands-user/api/v1/manage/right/why',
    { query: { userId: asId<UserId>(userId) } },
    { enabled: userId !== '', staleTime: 0 },
  )
  const known = why.data && { id: why.data.userId, name: why.data.name }
  return (
    <ManagePage title={t('org.why')} intro={t('org.why_intro')}>
      {may(viewer, 'org.people.view') && (
        <search className={styles.filters} aria-label={t('org.why_person')}>
          <PersonChoice
            className={styles.person}
            label={t('org.why_person')}
            value={userId && known ? known : null}
            onChange={(person) => setAddress({ userId: person?.id ?? '' })}
          />
        </search>
      )}
      {userId === '' && (
        <div className={styles.card}>
          <StateBlock kind="empty" title={t('org.why_start')} text={t('org.why_start_text')} />
        </div>
      )}
      {userId !== '' && why.isPending && (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        </div>
      )}
      {userId !== '' && !why.isPending && !why.data && (
        <div className={styles.card}>
          <FailureBlock error={why.error} onRetry={() => void why.refetch()} />
        </div>
      )}
      {userId !== '' && why.data && (
        <EffectiveRightsList
          why={why.data}
          onlyHeld={show === 'held'}
          onOnlyHeld={(only) => setAddress({ show: only ? 'held' : 'all' })}
        />
      )}
    </ManagePage>
  )
}
