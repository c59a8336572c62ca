import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { CostPart } from '../cost/cost-part.tsx'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { AfterPart } from './after-part.tsx'
import { BasicsPart } from './basics-part.tsx'
import { CascadePart } from './cascade-part.tsx'
import { DaysPart } from './days-part.tsx'
import { PhaseTag } from './phase-tag.tsx'
import { ProblemsPart } from './problems-part.tsx'
import { SeatsPart } from './seats-part.tsx'
import { SessionChanges } from './session-changes.tsx'
import { useConflicts } from './use-conflicts.tsx'

interface SessionEditorProps {
  session: ManagedFace
  reload: () => Promise<unknown>
}

const isSamePlan = (one: FaceDocument, other: FaceDocument): boolean =>
  JSON.stringify([one.days, one.lecturerIds]) === JSON.stringify([other.days, other.lecturerIds])

/** Edits a session. Once it is published, its times stay. */
export function SessionEditor({ session, reload }: SessionEditorProps) {
  const t = useT()
  const viewer = useViewer()
  const { SourceBoard } = useSlots()
  const run = useRun(reload)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [document, setDocument] = useState<FaceDocument>(session.document)
  const save = useAct('POST /sands-lms/api/v1/manage/face/save')
  const publish = useAct('POST /sands-lms/api/v1/manage/face/publish')
  const remove = useAct('POST /sands-lms/api/v1/manage/face/delete')
  const isDirty = document !== session.document
  const change = (patch: Partial<FaceDocument>) => setDocument((before) => ({ ...before, ...patch }))
  const { id, version, state } = session
  const name = session.name || t('face.untitled')
  const isEditable = state === 'draft' || state === 'open'
  const conflicts = useConflicts(session)

  const store = () => {
    const put = (conflictReason: string | null) =>
      run(() => save.mutateAsync({ body: { id, version, document, conflictReason } }), t('face.saved'))
    // The plan of a draft may collide until it is published, and unchanged plans were accepted before.
    const isMoved = state === 'open' && !isSamePlan(document, session.document)
    return isMoved ? conflicts.withReason(document, t('face.save'), put) : put(null)
  }
  const open = () => {
    const put = (conflictReason: string | null) => publish.mutateAsync({ body: { id, version, conflictReason } })
    if (session.conflicts.length > 0)
      return conflicts.withReason(document, t('face.publish'), (reason) => run(() => put(reason), t('face.published')))
    return confirm({
      title: t('face.publish_ask', { name }),
      text: t('face.publish_text'),
      action: t('face.publish'),
      run: () => put(null),
      done: t('face.published'),
      refresh: reload,
    })
  }
  const drop = () =>
    confirm({
      title: t('face.delete_ask', { name }),
      text: t('face.delete_text'),
      action: t('face.delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      onDone: () => navigate(facePaths.sessions),
    })
  return (
    <ManagePage
      title={document.name.trim() || t('face.untitled')}
      actions={
        <>
          <PhaseTag phase={session.phase} />
          {may(viewer, 'face.attend') && state !== 'draft' && (
            <LinkButton to={facePaths.attendance(id)}>{t('face.attendance')}</LinkButton>
          )}
          {state === 'open' && session.phase !== 'ended' && <SessionChanges session={session} reload={reload} />}
          {(state === 'draft' || state === 'cancelled') && <Button onClick={drop}>{t('face.delete')}</Button>}
          {isEditable && (
            <Button
              type={state === 'open' ? 'primary' : 'default'}
              disabled={!isDirty}
              loading={save.isPending}
              onClick={() => void store()}
            >
              {t('face.save')}
            </Button>
          )}
          {state === 'draft' && (
            <Button type="primary" disabled={isDirty || session.faults.length > 0} onClick={() => void open()}>
              {t('face.publish')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <ProblemsPart session={session} />
        <CascadePart session={session} reload={reload} />
        <BasicsPart session={session} document={document} onChange={change} />
        <DaysPart session={session} document={document} onChange={change} />
        <SeatsPart document={document} onChange={change} />
        <AfterPart session={session} document={document} onChange={change} />
        <AudienceCard
          title={t('face.part_audience')}
          value={document.audience}
          isOpen={false}
          onChange={(audience) => change({ audience })}
        />
        {SourceBoard && <SourceBoard source={BOARD_SOURCES.face} id={id} />}
        <CostPart id={id} />
      </div>
      {conflicts.dialog}
    </ManagePage>
  )
}
