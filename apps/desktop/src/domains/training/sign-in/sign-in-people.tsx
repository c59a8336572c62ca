import type { Id } from '@sands/contract/kernel/schema'
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
import styles from './sign-in.module.css'
import { useSignInTexts } from './use-sign-in-texts.ts'

const ADDRESS = { ...pageValues, task: textValue(18) }
const MISSING: readonly SignInRow['state'][] = ['none', 'absent', 'leave_declined']
const THERE: readonly SignInRow['state'][] = ['signed', 'early', 'makeup']

const toneOf = (state: SignInRow['state']) => {
  if (THERE.includes(state)) return 'success'
  if (state === 'late' || state === 'leave_asked') return 'warning'
  return state === 'absent' ? 'danger' : 'neutral'
}

/** The members with their sign-ins. Decisions need a reason, which is typed once above the list. */
export function SignInPeople({ taskId }: { taskId: Id<'trainingTask'> }) {
  const t = useT()
  const moments = useMoments()
  const texts = useSignInTexts()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const [reason, setReason] = useState('')
  const page = useCall(
    'GET /sands-lms/api/v1/manage/training/sign-in/page',
    { query: { taskId, current, size } },
    { staleTime: 0 },
  )
  const run = useRun(() => page.refetch())
  const decide = useAct('POST /sands-lms/api/v1/manage/training/sign-in/decide')
  const makeUp = useAct('POST /sands-lms/api/v1/manage/training/sign-in/make-up')
  const hasReason = reason.trim() !== ''
  const acts = ({ userId, state }: SignInRow) => {
    if (state === 'leave_asked')
      return (
        <span className={styles.cells}>
          {([true, false] as const).map((isGranted) => (
            <Button
              key={String(isGranted)}
              size="small"
              disabled={!hasReason}
              onClick={() => void run(() => decide.mutateAsync({ body: { taskId, userId, isGranted, reason } }))}
            >
              {t(isGranted ? 'training.leave_grant' : 'training.leave_refuse')}
            </Button>
          ))}
        </span>
      )
    if (!MISSING.includes(state)) return null
    return (
      <Button
        size="small"
        disabled={!hasReason}
        onClick={() => void run(() => makeUp.mutateAsync({ body: { taskId, userId, reason } }))}
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
    </>
  )
}
