import type { Id, UserId } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { ChosenBar } from '../../../kernel/ui/list/chosen-bar.tsx'
import { MemberChangeDialog } from './member-change-dialog.tsx'

const DECIDE_MANY = 'POST /sands-lms/api/v1/manage/training/member/decide-many'
const MAX_REASON = 500

interface ApplicantsBarProps {
  trainingId: Id<'training'>
  chosen: readonly UserId[]
  onNone: () => void
  onChanged: () => Promise<unknown>
}

/** Decides all chosen registrations alike, after showing what that changes. Those refused have a reason. */
export function ApplicantsBar({ trainingId: id, chosen, onNone, onChanged }: ApplicantsBarProps) {
  const t = useT()
  const run = useRun(onChanged)
  const decide = useAct(DECIDE_MANY)
  // The people stay the same while the dialog is open, although the list is loaded again below it.
  const [asked, setAsked] = useState<{ act: 'approve' | 'decline'; userIds: readonly UserId[] }>()
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<readonly { reason: string }[]>([])
  const ask = (act: 'approve' | 'decline') => setAsked({ act, userIds: chosen })
  const send = (act: 'approve' | 'decline', userIds: readonly UserId[]) =>
    run(async () => {
      const body = { id, userIds: [...userIds], isApproved: act === 'approve', reason: reason.trim() }
      const answer = await decide.mutateAsync({ body })
      setRefused(answer.refused)
      setReason('')
      if (answer.decided > 0) showToast(t('training.members_decided', { count: answer.decided }), { kind: 'success' })
      onNone()
    })
  return (
    <>
      {[...Map.groupBy(refused, ({ reason: why }) => why)].map(([why, { length }]) => (
        <Alert
          key={why}
          type="warning"
          showIcon
          closable={{ onClose: () => setRefused((all) => all.filter((each) => each.reason !== why)) }}
          title={t('training.members_refused', { count: length, reason: why })}
        />
      ))}
      {chosen.length > 0 && (
        <ChosenBar count={chosen.length} onNone={onNone}>
          <Button type="primary" onClick={() => ask('approve')}>
            {t('training.approve')}
          </Button>
          <Button onClick={() => ask('decline')}>{t('training.decline')}</Button>
        </ChosenBar>
      )}
      {asked && (
        <MemberChangeDialog
          trainingId={id}
          change={asked}
          title={t(`training.members_${asked.act}_title`, { count: asked.userIds.length })}
          action={t(`training.${asked.act}`)}
          onConfirm={() => send(asked.act, asked.userIds)}
          onClose={() => setAsked(undefined)}
        >
          <Field label={t('training.reason')}>
            {(field) => (
              <Input
                {...field}
                maxLength={MAX_REASON}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </MemberChangeDialog>
      )}
    </>
  )
}
