import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { readRequest, refusedDates } from '@innwire/validators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Group, medianMs } from './figure.ts'

/** A daily update of 20 rooms with 90 dates each, every field set: from the text to checked values. */
export const validators: Group = async () => {
  const text = JSON.stringify(dailyUpdate())
  const compiledHere = compileHere()
  return {
    'validators.daily1800.ms': {
      value: medianMs(200, () => {
        const read = readRequest('updateRoomsDaily', {
          query: '',
          contentType: 'application/json',
          body: text,
        })
        if (!read.ok) throw new Error(read.refusal.message)
        if (refusedDates(read.body).length > 0) throw new Error('Good values were refused.')
      }),
      unit: 'ms',
      peers: {
        'JSON.parse alone': medianMs(200, () => JSON.parse(text)),
        'JSON.parse and Ajv compiled at run time': medianMs(200, () => {
          if (!compiledHere(JSON.parse(text))) throw new Error('The peer refuses a good update.')
        }),
      },
    },
  }
}

function dailyUpdate(): object {
  const first = Date.UTC(2026, 11, 1)
  const dates = Array.from({ length: 90 }, (_, day) => ({
    date: new Date(first + day * 86_400_000).toISOString().slice(0, 10),
    availability: day % 10,
    price: `${100 + day}.90`,
    min_stay: 2,
    stop_sale: 0,
    cta: 0,
    ctd: 1,
  }))
  return { rooms: Array.from({ length: 20 }, (_, room) => ({ inv_code: `HR:${room}`, dates })) }
}

function compileHere(): (data: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components: contract.components })
  return ajv.compile({ $ref: 'contract#/components/schemas/DailyUpdate' })
}
