import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import programUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** A reader for browsers without one. Its program comes from this server; by default it would be fetched elsewhere. */
export function createReader(): BarcodeDetector {
  prepareZXingModule({
    overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? programUrl : folder + path) },
  })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
