import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { useT } from '../../text.ts'

/** The phone app redirects wide screens to the desktop, except people who follow this link. */
export function PhoneVersionLink() {
  return (
    <a href="/" onClick={() => writeDevice(DEVICE_KEYS.stayOnPhone, '1')}>
      {useT()('manage.phone_version')}
    </a>
  )
}
