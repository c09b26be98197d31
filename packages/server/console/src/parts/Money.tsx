import style from './Money.module.css'

/** An amount in its currency, with every digit that it has: nothing is rounded that a guest pays. */
export function Money({ amount, currency }: { amount: string | number; currency: string }) {
  const text = String(amount)
  const [whole = '', cents = ''] = text.split('.')
  return (
    <span className={style.money}>
      {whole}.{cents.padEnd(2, '0')} {currency}
    </span>
  )
}
