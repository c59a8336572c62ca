import { communityLinks } from '@sands/contract/community/community.links'
import type { PublishedContent } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { isId } from '@sands/rules/id'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { usePages } from '@sands/web/call/use-call'
import { COMMUNITY_GET, COMMUNITY_MINE, type ContentId } from '@sands/web/community/community-calls'
import { editDraft } from '@sands/web/community/edit-draft'
import { type DraftStage, type PostDraft, usePostDrafts } from '@sands/web/community/post-drafts'
import { laneOf, watchDrafts } from '@sands/web/community/post-sender'
import { useT } from '@sands/web/i18n/i18n'
import { useOutbox } from '@sands/web/outbox/outbox'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { ContentCard } from '../components/content-card.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import { AppealSheet } from '../moderation/appeal-sheet.tsx'
import styles from './my-publish-page.module.css'

const PANEL = 'my-publish'
const TABS = ['published', 'review', 'refused', 'hidden', 'drafts'] as const
type Tab = (typeof TABS)[number]
type ActionId = NonNullable<PublishedContent['actionId']>

const STAGES = {
  writing: 'community.draft',
  files: 'community.draft_sending',
  queued: 'community.draft_waits',
} as const satisfies Record<DraftStage, string>

/** Own content by state, and drafts that are stored on this device. */
export function MyPublishPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const tab: Tab = TABS.find((one) => one === search.get('tab')) ?? 'published'
  const drafts = usePostDrafts()
  // A message about a warning, a mute or a deletion leads to the appeal against it.
  const appeal = search.get('appeal') ?? ''
  const leaveAppeal = () => setSearch({ tab }, { replace: true })
  useEffect(watchDrafts, [])
  return (
    <Page title={t('community.mine')}>
      <Tabs
        label={t('community.mine')}
        panelId={PANEL}
        chosen={tab}
        onChoose={(next) => setSearch({ tab: next }, { replace: true })}
        options={TABS.map((id) => ({
          id,
          label: t(`community.tab_${id}`),
          ...(id === 'drafts' && { count: drafts.length }),
        }))}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'drafts' ? <Drafts drafts={drafts} /> : <Own state={tab} />}
      </div>
      {isId(appeal) && <AppealSheet actionId={asId<ActionId>(appeal)} onClose={leaveAppeal} onSent={() => undefined} />}
    </Page>
  )
}

function Drafts({ drafts }: { drafts: readonly PostDraft[] }) {
  const t = useT()
  const writes = useOutbox()
  const detailOf = ({ id, stage, reason }: PostDraft) => {
    if (reason) return t('community.draft_refused', { reason })
    // The server asks people to wait who publish too often.
    const asked = stage === 'queued' ? writes.find(({ lane }) => lane === laneOf(id))?.reason : null
    return asked ? t('community.draft_waits_asked', { reason: asked }) : t(STAGES[stage])
  }
  if (drafts.length === 0) return <EmptyState title={t('community.no_drafts')} />
  return (
    <ListGroup>
      {drafts.map((draft) => (
        <ListRow
          key={draft.id}
          label={draft.title.trim() || t('community.untitled')}
          detail={detailOf(draft)}
          {...(draft.stage === 'writing' && { to: communityLinks.form(draft.type, draft.id) })}
        />
      ))}
    </ListGroup>
  )
}

function Own({ state }: { state: Exclude<Tab, 'drafts'> }) {
  const t = useT()
  const pages = usePages(COMMUNITY_MINE, { state, size: 20 })
  const { refetch } = pages
  const navigate = useNavigate()
  const [loading, setLoading] = useState('')
  const edit = async (id: ContentId) => {
    setLoading(id)
    const { data } = await attempt(() => call(COMMUNITY_GET, { query: { id } }))
    setLoading('')
    if (data) void navigate(communityLinks.form(data.type, editDraft(data)))
  }
  const [appealed, setAppealed] = useState<PublishedContent['actionId']>(null)
  const own = pages.data?.pages.flatMap(({ records }) => records)
  if (!own) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
    return <FeedSkeleton />
  }
  if (own.length === 0) {
    const action = (
      <ButtonLink look="soft" to={communityLinks.publish()}>
        {t('community.publish')}
      </ButtonLink>
    )
    return <EmptyState title={t('community.mine_none')} action={action} />
  }
  return (
    <>
      <ul className={styles.list}>
        {own.map(({ communityContent, reason, actionId, hasAppealed }) => (
          <li key={communityContent.id}>
            <ContentCard content={communityContent} />
            {reason && <p className={styles.reason}>{t('community.reason', { reason })}</p>}
            {state === 'refused' && (
              <div className={styles.appeal}>
                <Button
                  look="soft"
                  busy={loading === communityContent.id}
                  onClick={() => void edit(communityContent.id)}
                >
                  {t('community.edit')}
                </Button>
              </div>
            )}
            {actionId && state !== 'published' && (
              <div className={styles.appeal}>
                {hasAppealed === 1 ? (
                  <span className={styles.waiting}>{t('community.appeal_waits')}</span>
                ) : (
                  <Button look="soft" onClick={() => setAppealed(actionId)}>
                    {t('community.appeal')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} />
      {appealed && <AppealSheet actionId={appealed} onClose={() => setAppealed(null)} onSent={() => void refetch()} />}
    </>
  )
}
