import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ApprovalDetail } from '@sands/contract/review/approval.model'
import { attempt } from '@sands/web/call/attempt'
import { CallError, call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { APPROVAL_GET, APPROVAL_REMIND, APPROVAL_WITHDRAW } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../components/approval.module.css'
import { ApprovalHistoryList, ApprovalSteps } from '../components/approval-steps.tsx'
import { type Act, DecideSheet } from '../components/decide-sheet.tsx'

/** One request: what is asked, by whom, its steps so far, and what the person can do about it. */
export function ApprovalPage() {
  const t = useT()
  const [search] = useSearchParams()
  const asked = idIn<'approval'>(search.get('id'))
  const [act, setAct] = useState<Act | null>(null)
  const [isBusy, setBusy] = useState(false)
  const fetched = useCall(APPROVAL_GET, asked ? { query: { id: asked } } : null, { staleTime: 0 })
  const { data: approval } = fetched

  async function run(work: () => Promise<unknown>, done: string) {
    if (isBusy) return
    setBusy(true)
    const { error } = await attempt(work)
    setBusy(false)
    if (!error) showToast(done, { kind: 'success' })
    void fetched.refetch()
  }
  const remind = (id: Id<'approval'>) => run(() => call(APPROVAL_REMIND, { body: { id } }), t('review.reminded_done'))
  async function withdraw(id: Id<'approval'>) {
    const question = { title: t('review.withdraw_ask'), text: t('review.withdraw_text'), confirm: t('review.withdraw') }
    if (!(await ask(question))) return
    await run(() => call(APPROVAL_WITHDRAW, { body: { id } }), t('review.withdrawn_done'))
  }

  return (
    <Page title={t('review.approval')} bottom={approval && action(approval)}>
      {content()}
      {asked && <DecideSheet id={asked} act={act} onClose={() => setAct(null)} onDone={() => void fetched.refetch()} />}
    </Page>
  )

  function action({ id, canDecide, canWithdraw, canRemind }: ApprovalDetail) {
    if (canDecide === 1)
      return (
        <div className={styles.acts}>
          <Button look="plain" onClick={() => setAct('hand_over')}>
            {t('review.hand_over')}
          </Button>
          <Button look="soft" onClick={() => setAct('decline')}>
            {t('review.decline')}
          </Button>
          <Button onClick={() => setAct('approve')}>{t('review.approve')}</Button>
        </div>
      )
    if (canWithdraw !== 1 && canRemind !== 1) return null
    return (
      <div className={styles.acts}>
        <Button look="plain" busy={isBusy} onClick={() => void withdraw(id)}>
          {t('review.withdraw')}
        </Button>
        <Button look="soft" busy={isBusy} onClick={() => void remind(id)}>
          {t('review.remind')}
        </Button>
      </div>
    )
  }

  function content() {
    if (!approval) {
      const isGone = fetched.error instanceof CallError && fetched.error.status === 404
      if (isGone || !asked) return <ErrorPictureState kind="gone" text={fetched.error?.message} />
      if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    return (
      <div className={styles.stack}>
        <Asked approval={approval} />
        {approval.changes.length > 0 && <Changes approval={approval} />}
        <ApprovalSteps approval={approval} />
        <ApprovalHistoryList approval={approval} />
      </div>
    )
  }
}

function Asked({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { kind, title, summary, state, askerName, askerPost, createTime, facts, path, forName } = approval
  return (
    <section className={styles.card}>
      <span className={styles.head}>
        <span className={styles.kind}>{t(`review.kind_${kind}`)}</span>
        <span className={styles.state} data-state={state}>
          {t(`review.state_of_${state}`)}
        </span>
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.meta}>
        <span>{[askerName, askerPost].filter(Boolean).join(' · ')}</span>
        <time dateTime={createTime}>{timeAgo(createTime)}</time>
        {forName !== null && <span>{t('review.for_name', { name: forName })}</span>}
      </p>
      {summary && <p className={styles.text}>{summary}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {path && (
        <ButtonLink look="plain" to={path}>
          {t('review.open_subject')}
        </ButtonLink>
      )}
    </section>
  )
}

function Changes({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('review.changes_title')}</h2>
      {approval.changes.map(({ label, before, after }) => (
        <div key={label} className={styles.change}>
          <p className={styles.kind}>{label}</p>
          {before && <p className={styles.old}>{before}</p>}
          <p>{after}</p>
        </div>
      ))}
    </section>
  )
}
