import type { CallData } from '@sands/contract/calls'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { MOST_TABS } from '@sands/rules/tabs'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { ConflictNote } from '../../../kernel/draft/conflict-note.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { FrontLayout } from '../front/front-layout.tsx'
import { DefaultPage } from './default-page.tsx'
import { TabBarPhone } from './tab-bar-phone.tsx'
import { TabList } from './tab-list.tsx'
import styles from './tabs.module.css'
import { useTabsForm } from './use-tabs-form.ts'

type Bar = CallData<'GET /sands-lms/api/v1/manage/tabs/get'>

interface TabsEditorProps {
  stored: Bar
  reload: () => Promise<Bar | undefined>
}

/** The editor of the bar: tabs, the start screen, and the phone beside it. */
export function TabsEditor({ stored, reload }: TabsEditorProps) {
  const t = useT()
  const confirm = useConfirm()
  const form = useTabsForm({ stored, reload })
  const [open, setOpen] = useState<string>()
  const [uploaded, setUploaded] = useState<ReadonlyMap<FileId, Picture>>(new Map())
  const pictures = new Map([...stored.pictures.map(({ fileId, picture }) => [fileId, picture] as const), ...uploaded])
  const { isBusy, onBusy } = useBusy()
  useLeaveGuard(form.isDirty || isBusy)

  const save = () => {
    if (form.firstFaulty) setOpen(form.firstFaulty)
    void form.save()
  }
  const askReset = () =>
    confirm({
      title: t('home.tabs_reset_ask'),
      text: t('home.tabs_reset_text'),
      action: t('home.tabs_reset'),
      danger: true,
      run: async () => form.reset(),
    })
  return (
    <ManagePage
      title={t('home.tabs_title')}
      intro={t('home.tabs_intro', { count: MOST_TABS })}
      actions={
        <>
          {isBusy && (
            <p className={styles.hint} role="status">
              {t('manage.picture_busy')}
            </p>
          )}
          <Button disabled={!form.isDirty} onClick={askReset}>
            {t('home.tabs_reset')}
          </Button>
          <Button type="primary" loading={form.isSaving} disabled={!form.isDirty || isBusy} onClick={save}>
            {t('home.front_save')}
          </Button>
        </>
      }
    >
      <FrontLayout
        picture={<TabBarPhone entries={form.entries} pictures={pictures} chosen={open} onChoose={setOpen} />}
      >
        <div className={styles.main}>
          {form.isConflict && <ConflictNote onTheirs={form.takeTheirs} onMine={() => void form.saveMine()} />}
          {form.failure && <Alert type="error" showIcon role="alert" title={form.failure} />}
          <TabList
            form={form}
            pictures={pictures}
            open={open}
            onOpen={setOpen}
            onBusy={onBusy}
            onUpload={({ fileId, picture }) => setUploaded((before) => new Map([...before, [fileId, picture]]))}
          />
          <DefaultPage entries={form.entries} onChange={form.setEntries} />
        </div>
      </FrontLayout>
    </ManagePage>
  )
}
