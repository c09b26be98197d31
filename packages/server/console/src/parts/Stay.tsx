import style from './Stay.module.css'

/** The days from arrival to departure, each of which stays on one line. */
export function Stay({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span className={style.day}>{from}</span> – <span className={style.day}>{to}</span>
    </>
  )
}
