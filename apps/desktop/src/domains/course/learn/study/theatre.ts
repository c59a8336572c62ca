import { DEVICE_KEYS, readDevice, writeDevice } from '@sands/web/device/device'

/** Whether the player uses the full width, as last chosen on this device. */
export const isTheatre = (): boolean => readDevice(DEVICE_KEYS.theatre) === '1'

export const rememberTheatre = (theatre: boolean): void => writeDevice(DEVICE_KEYS.theatre, theatre ? '1' : null)
