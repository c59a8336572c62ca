import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { isDesktopClient, thisClient } from '@sands/web/host/host'
import { useT } from '@sands/web/i18n/i18n'
import { Monitor } from 'lucide-react'
import { ListRow } from '../../../kernel/ui/list/list.tsx'

/** On a computer only: undoes the choice to stay on the phone version. */
export function DesktopRow() {
  const t = useT()
  if (!isDesktopClient(thisClient())) return null
  const open = () => {
    writeDevice(DEVICE_KEYS.stayOnPhone, null)
    window.location.assign(kernelLinks.desktop())
  }
  return <ListRow icon={Monitor} label={t('settings.desktop_version')} onClick={open} />
}
