import type { BatchId } from '@sands/contract/kernel/schema'
import type { ManagedUser } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { useState } from 'react'
import { BatchDialog } from '../../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../../kernel/text.ts'
import { ChosenBar } from '../../../../kernel/ui/list/chosen-bar.tsx'
import { MoveDialog } from '../structure/move-dialog.tsx'
import { usePeopleActs } from './use-people-acts.ts'
import { usePeopleRefresh } from './use-people-lists.ts'

interface BulkBarProps {
  people: readonly ManagedUser[]
  onDone: () => void
}

/** The actions on all chosen people. */
export function BulkBar({ people, onDone }: BulkBarProps) {
  const t = useT()
  const [isMoving, setMoving] = useState(false)
  const [batchId, setBatchId] = useState<BatchId>()
  const acts = usePeopleActs()
  const refresh = usePeopleRefresh()
  const withoutPassword = people.filter(({ hasPassword }) => !hasPassword)
  const hasActive = people.some(({ status }) => status === 'active')
  const hasDisabled = people.some(({ status }) => status === 'disabled')

  return (
    <ChosenBar count={people.length} onNone={onDone}>
      <Button onClick={() => setMoving(true)}>{t('org.move')}</Button>
      <Button
        disabled={withoutPassword.length === 0}
        onClick={() => acts.askCodes(withoutPassword, { onStarted: setBatchId })}
      >
        {t('org.give_codes')}
      </Button>
      {hasDisabled && <Button onClick={() => acts.askStatus(people, 'active', onDone)}>{t('org.enable')}</Button>}
      {hasActive && (
        <Button danger onClick={() => acts.askStatus(people, 'disabled', onDone)}>
          {t('org.disable')}
        </Button>
      )}
      <MoveDialog open={isMoving} people={people} onClose={() => setMoving(false)} onDone={onDone} />
      <BatchDialog
        title={t('org.give_codes')}
        batchId={batchId}
        onDone={() => void refresh()}
        onClose={() => {
          setBatchId(undefined)
          onDone()
        }}
      />
    </ChosenBar>
  )
}
