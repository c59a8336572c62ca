import type { DecorationOverview } from '@sands/contract/home/decoration.model'
import { useState } from 'react'
import { EditorLayout, EditorViews } from '../../../kernel/draft/editor-layout.tsx'
import { RemovedBar } from '../../../kernel/draft/removed-bar.tsx'
import { useEditHistory } from '../../../kernel/draft/use-edit-history.ts'
import { useLastChange } from '../../../kernel/draft/use-last-change.ts'
import { useRemoval } from '../../../kernel/draft/use-removal.ts'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import styles from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { type Editor, EditorContext } from './editor-context.ts'
import { faultsToTell } from './faults.ts'
import { usePictures } from './items/use-pictures.ts'
import { ModuleList } from './modules/module-list.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SettingsPane } from './settings-pane.tsx'
import { useChoice } from './use-choice.ts'
import { useDiscard } from './use-discard.ts'
import { pageOn, readLastChange, useDraft } from './use-draft.ts'
import { useOverviewSync } from './use-overview-sync.ts'

interface DecorationEditorProps {
  overview: DecorationOverview
  reload: () => Promise<DecorationOverview | undefined>
}

/**
 * Modules on the left, the phone in the middle, settings on the right; in narrow windows the phone is a separate view.
 */
export function DecorationEditor({ overview, reload }: DecorationEditorProps) {
  const t = useT()
  const bar = useHeight<HTMLElement>()
  const [view, setView] = useState<'settings' | 'preview'>('settings')
  const { document: page, edit, goBack, goForth } = useEditHistory(pageOn(overview))
  const { saver, state } = useDraft(overview, page)
  const sync = useOverviewSync({ overview, page, saver, edit, reload })
  const last = useLastChange(state.status === 'conflict', readLastChange)
  const discard = useDiscard({ saver, reload, take: sync.take })
  const pictures = usePictures(overview)
  const { started, settle, ...choice } = useChoice(page)
  const { isBusy, onBusy } = useBusy()
  // Choosing a module in the list, on the phone or among the faults opens its settings.
  const [worksOn, setWorksOn] = useState(choice.chosen)
  if (worksOn !== choice.chosen) {
    setWorksOn(choice.chosen)
    setView('settings')
  }
  const { removed, remove } = useRemoval(page, edit)
  useLeaveGuard(['unanswered', 'refused', 'conflict'].includes(state.status))

  const faults = faultsToTell(page, started)
  const editor: Editor = { page, faults, edit, remove, onBusy, ...pictures, ...choice }
  return (
    <EditorContext value={editor}>
      <EditorLayout toolsHeight={bar.height} hasIntro>
        <EditorBar
          ref={bar.ref}
          overview={overview}
          state={state}
          flush={saver.flush}
          onBack={goBack}
          onForth={goForth}
          onDiscard={state.draft && state.status !== 'conflict' ? discard : undefined}
          conflict={
            state.status === 'conflict'
              ? { onTheirs: () => void sync.loadTheirs(), onMine: () => void sync.keepMine(), last }
              : undefined
          }
          isBusy={isBusy}
          onAsk={settle}
          onPublished={() => void sync.loadTheirs()}
        />
        <EditorViews
          view={view}
          onChange={setView}
          views={[
            { value: 'settings', label: t('home.edit_settings') },
            { value: 'preview', label: t('home.edit_preview') },
          ]}
        />
        <div className={styles.columns} data-view={view}>
          <ModuleList />
          <PreviewPane id={state.draft?.id ?? overview.current?.id} revision={state.draft?.version ?? 0} />
          <SettingsPane />
        </div>
        <RemovedBar
          text={removed === undefined ? undefined : t('manage.draft_removed', { name: removed })}
          onUndo={goBack}
        />
      </EditorLayout>
    </EditorContext>
  )
}
