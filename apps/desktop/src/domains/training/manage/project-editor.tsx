import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { EVERYONE } from '@sands/rules/audience'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { ConflictNote } from '../../../kernel/draft/conflict-note.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { trainingPaths } from '../training-paths.ts'
import { BasicsPart } from './basics-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { JoinPart } from './join-part.tsx'
import { ProjectActs } from './project-acts.tsx'
import { ProjectStateTag } from './project-state-tag.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { StagesPart } from './stages-part.tsx'
import styles from './training.module.css'
import { useProjectDraft } from './use-project-draft.ts'

interface ProjectEditorProps {
  project: ManagedTraining
  /** Undefined when it failed. */
  reload: () => Promise<ManagedTraining | undefined>
}

/** Edits the draft of a project. Members see changes when it is published. */
export function ProjectEditor({ project: fetched, reload }: ProjectEditorProps) {
  const t = useT()
  const viewer = useViewer()
  const { SourceBoard } = useSlots()
  const { isBusy, onBusy } = useBusy()
  const [isPublishing, setPublishing] = useState(false)
  const draft = useProjectDraft({ project: fetched, reload })
  const { base: project, document, edition, isDirty, failure, conflict, change } = draft
  useLeaveGuard(isDirty || isBusy)
  return (
    <ManagePage
      title={document.name.trim() || t('training.untitled')}
      actions={
        <>
          <ProjectStateTag project={project} />
          {may(viewer, 'training.members') && (
            <LinkButton to={trainingPaths.members(project.id)}>{t('training.tab_members')}</LinkButton>
          )}
          <Button
            disabled={!isDirty || isBusy || conflict !== undefined || project.state === 'archived'}
            loading={draft.isSaving}
            onClick={() => void draft.store()}
          >
            {t('training.save')}
          </Button>
          {may(viewer, 'training.publish') && project.steps.includes('publish') && (
            <Button type="primary" disabled={isDirty} onClick={() => setPublishing(true)}>
              {t('training.publish')}
            </Button>
          )}
          <ProjectActs project={project} onChanged={reload} />
        </>
      }
    >
      <div className={styles.stack}>
        {conflict && <ConflictNote {...conflict} />}
        {failure && <Alert type="error" showIcon role="alert" title={t('manage.draft_unsaved', { reason: failure })} />}
        <BasicsPart key={`basics ${edition}`} project={project} document={document} onChange={change} onBusy={onBusy} />
        <StagesPart key={`stages ${edition}`} project={project} document={document} onChange={change} />
        <AudienceCard
          key={`audience ${edition}`}
          title={t('training.part_audience')}
          value={document.audience ?? EVERYONE}
          isOpen={document.audience === null}
          onChange={(audience) => change({ audience })}
        >
          <SwitchLine
            label={t('training.has_audience')}
            hint={t('training.has_audience_hint')}
            checked={document.audience !== null}
            onChange={(isOn) => change({ audience: isOn ? EVERYONE : null })}
          />
        </AudienceCard>
        <JoinPart key={`join ${edition}`} id={project.id} document={document} onChange={change} />
        {SourceBoard && <SourceBoard source={BOARD_SOURCES.training} id={project.id} />}
        <HistoryPart id={project.id} />
      </div>
      {isPublishing && <PublishDialog project={project} onClose={() => setPublishing(false)} onPublished={reload} />}
    </ManagePage>
  )
}
