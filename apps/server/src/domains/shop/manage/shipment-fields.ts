import { LANGUAGES, type Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'

export const SHIPMENT_FIELDS = ['number', 'carrier', 'tracking'] as const
export type ShipmentField = (typeof SHIPMENT_FIELDS)[number]

export const shipmentHeading = (field: ShipmentField, language: Language): string =>
  errorText(`shop.column.${field}`, language)

/** Whether a number is the example of the template, in whichever language it was downloaded. */
export const isExample = (number: string): boolean =>
  LANGUAGES.some((language) => number === errorText('shop.example_number', language).toUpperCase())
