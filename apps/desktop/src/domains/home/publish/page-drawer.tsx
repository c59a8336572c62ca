import type { DecorationDetail, DecorationSummary } from '@sands/contract/home/decoration.model'
import { homeLinks } from '@sands/contract/home/home.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button, Drawer, Skeleton } from 'antd'
import { PhoneFrame } from '../../../kernel/preview/phone-frame.tsx'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ComparedWithCurrent } from './compared-with-current.tsx'
import styles from './history.module.css'
import { PageStateTag } from './page-state-tag.tsx'
import { usePageWords } from './use-page-words.ts'

interface PageDrawerProps {
  /** Empty while the drawer is closed. */
  id: string
  onClose: () => void
  onRestore: (page: DecorationSummary) => void
}

/** One home page on a phone, and its differences from the current one. */
export function PageDrawer({ id, onClose, onRestore }: PageDrawerProps) {
  const t = useT()
  const detail = useCall(
    'GET /sands-lms/api/v1/manage/decoration/get',
    { query: { id: asId<Id<'decoration'>>(id) } },
    { enabled: id !== '', staleTime: 0 },
  )
  const page = id === '' ? undefined : detail.data
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      size={880}
      title={t('home.history_page')}
      destroyOnHidden
      extra={
        page &&
        page.state !== 'current' && (
          <Button type="primary" onClick={() => onRestore(page)}>
            {t('home.restore')}
          </Button>
        )
      }
    >
      {id !== '' && detail.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {id !== '' && !detail.isPending && !page && (
        <FailureBlock error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {page && <Detail key={page.id} page={page} />}
    </Drawer>
  )
}

function Detail({ page }: { page: DecorationDetail }) {
  const t = useT()
  const { nameOf, makerOf, moment } = usePageWords()
  const { state, blocks, publishAt, publishedAt, replacedAt } = page
  const isOut = publishedAt !== null
  return (
    <div className={styles.detail}>
      <Preview id={page.id} />
      <div className={styles.about}>
        <h2 className={styles.heading}>{nameOf(page)}</h2>
        <Facts
          facts={[
            { label: t('home.history_state'), value: <PageStateTag state={state} /> },
            { label: t('home.history_modules'), value: blocks },
            { label: t('home.history_by'), value: makerOf(page) },
            ...(isOut ? [{ label: t('home.history_published'), value: moment(publishedAt) }] : []),
            ...(isOut || publishAt === null ? [] : [{ label: t('home.history_due'), value: moment(publishAt) }]),
            ...(replacedAt === null ? [] : [{ label: t('home.history_replaced'), value: moment(replacedAt) }]),
          ]}
        />
        <ComparedWithCurrent page={page} />
      </div>
    </div>
  )
}

const HOUR_MS = 3_600_000

function Preview({ id }: { id: Id<'decoration'> }) {
  // A token is valid for much longer than this.
  const preview = useCall('POST /sands-lms/api/v1/manage/decoration/preview', { body: { id } }, { staleTime: HOUR_MS })
  return (
    <div className={styles.phone}>
      {preview.error ? (
        <FailureBlock error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <PhoneFrame src={preview.data && homeLinks.draft(preview.data.token)} />
      )}
    </div>
  )
}
