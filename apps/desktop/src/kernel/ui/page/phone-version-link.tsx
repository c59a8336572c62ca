import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { useT } from '../../text.ts'

/** The phone app sends wide screens here; whoever goes there on purpose is let stay. */
export function PhoneVersionLink() {
  return (
    <a href="/" onClick={() => writeDevice(DEVICE_KEYS.stayOnPhone, '1')}>
      {useT()('manage.phone_version')}
    </a>
  )
}
