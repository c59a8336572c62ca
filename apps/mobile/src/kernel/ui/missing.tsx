import { useT } from '@sands/web/i18n/i18n'
import { useLoadAgain, useLoadOnReturn } from '@sands/web/lazy/lazy-part.tsx'
import { Button } from './button.tsx'
import { Sheet } from './float/sheet.tsx'
import { ErrorPictureState } from './page/states.tsx'

/** In the place of a part whose code did not come. */
export function MissingPart() {
  const t = useT()
  const again = useLoadAgain()
  useLoadOnReturn()
  return (
    <ErrorPictureState
      kind="offline"
      compact
      text={t('app_network_error')}
      action={<Button onClick={again}>{t('kernel.retry')}</Button>}
    />
  )
}

/** In the place of a sheet or a layer whose code did not come. */
export function MissingSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Sheet title={t('kernel.not_loaded')} open onClose={onClose}>
      <MissingPart />
    </Sheet>
  )
}

/** In the place of something that nobody misses. */
export function Nothing() {
  useLoadOnReturn()
  return null
}
