import { useUploadCount } from '@sands/web/upload/upload-count'
import { BatchTray } from '../kernel/batch/batch-tray.tsx'
import { lazyPage } from '../kernel/lazy-page.tsx'
import { saveLanguage } from '../kernel/save-language.ts'
import { LanguageMenu } from '../kernel/ui/page/language-menu.tsx'
import { PartBoundary } from '../kernel/ui/page/part-boundary.tsx'
import { AccountMenu } from './account-menu.tsx'
import { OutboxTray } from './tray/outbox-tray.tsx'

const UploadTray = lazyPage(() => import('./tray/upload-tray.tsx'), 'UploadTray')

export function TopTools() {
  const uploads = useUploadCount()
  return (
    <>
      {uploads > 0 && (
        <PartBoundary quiet resetKey={String(uploads)}>
          <UploadTray />
        </PartBoundary>
      )}
      <OutboxTray />
      <BatchTray />
      <LanguageMenu onChoose={saveLanguage} />
      <AccountMenu />
    </>
  )
}
