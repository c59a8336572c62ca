import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { SignInRow } from '@sands/contract/training/sign-in.model'
import { LEAVE_REASON_LENGTH } from '@sands/rules/sign-in/sign-in'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { MemberChangeDialog } from '../members/member-change-dialog.tsx'
import styles from './sign-in.module.css'
import { useSignInTexts } from './use-sign-in-texts.ts'

const BOARD = 'GET /sands-lms/api/v1/manage/training/sign-in/board'
const ADDRESS = { ...pageValues, task: textValue(18) }
const MISSING: readonly SignInRow['state'][] = ['none', 'absent', 'leave_declined']
const THERE: readonly SignInRow['state'][] = ['signed', 'early', 'makeup']

const toneOf = (state: SignInRow['state']) => {
  if (THERE.includes(state)) return 'success'
  if (state === 'late' || state === 'leave_asked') return 'warning'
  return state === 'absent' ? 'danger' : 'neutral'
}

/** What waives or credits the task is shown before it is done. */
interface Asked {
  userId: UserId
  act: 'waive' | 'credit'
  title: string
  action: string
  run: () => Promise<unknown>
}

/** The members with their sign-ins. Decisions need a reason, which is typed once above the list. */
export function SignInPeople({ taskId }: { taskId: Id<'trainingTask'> }) {
  const t = useT()
  const moments = useMoments()
  const texts = useSignInTexts()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<Asked>()
  // The board above asks for it again and again.
  const board = useCall(BOARD, { query: { taskId } }, { staleTime: Number.POSITIVE_INFINITY, silent: true })
  const page = useCall(
    'GET /sands-lms/api/v1/manage/training/sign-in/page',
    { query: { taskId, current, size } },
    { staleTime: 0 },
  )
  const run = useRun(() => page.refetch())
  const decide = useAct('POST /sands-lms/api/v1/manage/training/sign-in/decide')
  const makeUp = useAct('POST /sands-lms/api/v1/manage/training/sign-in/make-up')
  const hasReason = reason.trim() !== ''
  const acts = ({ userId, name, state }: SignInRow) => {
    if (state === 'leave_asked')
      return (
        <span className={styles.cells}>
          <Button
            size="small"
            disabled={!hasReason}
            onClick={() =>
              setAsked({
                userId,
                act: 'waive',
                title: t('training.sign_grant_title', { name }),
                action: t('training.leave_grant'),
                run: () => decide.mutateAsync({ body: { taskId, userId, isGranted: true, reason } }),
              })
            }
          >
            {t('training.leave_grant')}
          </Button>
          <Button
            size="small"
            disabled={!hasReason}
            onClick={() => void run(() => decide.mutateAsync({ body: { taskId, userId, isGranted: false, reason } }))}
          >
            {t('training.leave_refuse')}
          </Button>
        </span>
      )
    if (!MISSING.includes(state)) return null
    return (
      <Button
        size="small"
        disabled={!hasReason}
        onClick={() =>
          setAsked({
            userId,
            act: 'credit',
            title: t('training.sign_make_up_title', { name }),
            action: t('training.sign_make_up'),
            run: () => makeUp.mutateAsync({ body: { taskId, userId, reason } }),
          })
        }
      >
        {t('training.sign_make_up')}
      </Button>
    )
  }
  return (
    <>
      <Field label={t('training.reason')} hint={t('training.sign_reason_hint')}>
        {(field) => (
          <Input
            {...field}
            maxLength={LEAVE_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <DataTable<SignInRow>
        label={t('training.tab_members')}
        rowKey={({ userId }) => userId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          { key: 'name', title: t('training.member'), cell: ({ name }) => name },
          {
            key: 'state',
            title: t('training.project_state'),
            keep: true,
            cell: ({ state, isReplayed, refusal }) => (
              <span className={styles.cells}>
                <StateTag tone={toneOf(state)}>{texts.state(state)}</StateTag>
                {isReplayed && <StateTag tone="warning">{t('training.sign_replayed')}</StateTag>}
                {refusal && <StateTag tone="danger">{t('training.sign_refusal', { name: refusal.usedBy })}</StateTag>}
              </span>
            ),
          },
          {
            key: 'time',
            title: t('training.sign_time'),
            keep: true,
            cell: ({ signTime }) => signTime && <time dateTime={signTime}>{moments.minute(signTime)}</time>,
          },
          {
            key: 'reason',
            title: t('training.leave_reason'),
            cell: ({ leaveReason, decisionReason }) => [leaveReason, decisionReason].filter(Boolean).join(' · '),
          },
          { key: 'acts', title: t('training.manage_acts'), keep: true, cell: acts },
        ]}
        empty={
          <EmptyList
            isNarrowed={false}
            none={{ title: t('training.members_none'), text: t('training.members_none_text') }}
            notFound={{
              title: t('training.members_not_found'),
              clear: { label: t('training.manage_clear'), onClear: () => setAddress({ current: 1 }) },
            }}
          />
        }
      />
      {asked && board.data && (
        <MemberChangeDialog
          trainingId={board.data.trainingId}
          change={{ act: asked.act, userIds: [asked.userId], trainingTaskId: taskId }}
          title={asked.title}
          action={asked.action}
          answered={asked.act === 'waive' ? 1 : 0}
          onConfirm={() => run(asked.run)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
