import { DEVICE_KEYS, readDevice, writeDevice } from '@sands/web/device/device'

/** Whether the player has all of the width, as the person last wanted it on this device. */
export const isTheatre = (): boolean => readDevice(DEVICE_KEYS.theatre) === '1'

export const rememberTheatre = (theatre: boolean): void => writeDevice(DEVICE_KEYS.theatre, theatre ? '1' : null)
