import { Button } from '../parts/Button.tsx'
import { SelectField, TextField } from '../parts/Field.tsx'
import { requests as texts } from '../texts/requests.ts'
import type { Filter } from './filter.ts'
import style from './Requests.module.css'

type Props = {
  filter: Filter
  onFilter: (filter: Filter) => void
  paused: boolean
  /** How many arrived since it was paused. */
  waiting: number
  onPause: (paused: boolean) => void
}

export function FilterBar({ filter, onFilter, paused, waiting, onPause }: Props) {
  return (
    <search className={style.filters}>
      <TextField
        label={texts.filter}
        type="search"
        placeholder={texts.filterHint}
        data-filter
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <SelectField
        label={texts.which}
        value={filter.onlyRefused ? 'refused' : 'all'}
        onChange={({ target }) => onFilter({ ...filter, onlyRefused: target.value === 'refused' })}
        options={[
          { value: 'all', label: texts.all },
          { value: 'refused', label: texts.refused },
        ]}
      />
      <Button onClick={() => onPause(!paused)} aria-pressed={paused}>
        {paused ? texts.goOn(waiting) : texts.pause}
      </Button>
    </search>
  )
}
