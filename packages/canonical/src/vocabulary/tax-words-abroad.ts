import type { TaxType } from "../schema-values.ts";

/**
 * Names of taxes and social insurance abroad, in normalised spelling. The schema has no types for them, so that they are `other`;
 * of the names that an American stub in Spanish prints too, the American meaning. Sources: Canada Revenue Agency, T4127; Revenu
 * Québec, TP-1015.F; HM Revenue & Customs, CWG2; Revenue (Ireland), "USC" and "PRSI"; Australian Taxation Office, "PAYG
 * withholding"; Inland Revenue (New Zealand), IR340; South African Revenue Service, "PAYE", "UIF", "SDL"; Income Tax Department (India),
 * section 192; Entgeltbescheinigungsverordnung (Germany); Service-Public.fr, "Bulletin de paie"; Agencia Tributaria and Seguridad Social (Spain); SAT and IMSS (Mexico).
 */
export const TAX_LABELS_ABROAD: Readonly<Partial<Record<TaxType, string>>> = {
  federal_income: `impuesto federal, impuesto federal sobre ingresos, retencion federal`,
  state_income: `impuesto estatal, impuesto estatal sobre ingresos, retencion estatal`,
  social_security: `seguro social, impuesto seguro social, impuesto al seguro social, impuesto de seguro social`,
  other: `cpp2, second canada pension plan*, ei premium, ei premiums, cpp contribution, cpp contributions, rpc, rrq, rqap, ae, assurance emploi*, regime de pensions du canada, regime de rentes du quebec,
    regime quebecois dassurance parentale, impot federal*, impot provincial*, impot du quebec, impot quebec, impot sur le revenu*, impot, impots,
    prelevement a la source*, impot preleve a la source*, csg*, crds*, csg crds*, securite sociale*, assurance maladie, assurance vieillesse*, vieillesse, vieillesse plafonnee, vieillesse deplafonnee,
    assurance chomage*, chomage, agirc arrco*, retraite complementaire*, cotisations sociales*, cotisations salariales*, cotisations et contributions sociales,
    paye tax, tax paye, income tax paye, ee nic, ees nic, ees ni, ni a, ni b, ni c, ni h, ni m, ni conts, ni ees, ni contribution, ni contributions, nat ins, nat insurance, class 1 nic, lpt, local property tax, income levy,
    payg w, paygw, payg withholding, tax withheld payg, medicare levy*, hecs, hecs help, stsl, acc earners levy, uif contribution,
    prof tax, ptax, p tax, lwf, labour welfare fund, esi contribution, tax deducted at source, withholding tax on compensation,
    isr*, impuesto sobre la renta*, imss*, cuota imss, cuotas imss*, infonavit, subsidio para el empleo*, subsidio al empleo*, irpf*, retencion irpf, contingencias comunes*, contingencias profesionales*,
    desempleo, formacion profesional, mecanismo de equidad intergeneracional, mei, seguridad social, cotizacion contingencias comunes, cuota obrera, aportacion seguridad social,
    lohnsteuer*, kirchensteuer*, kirchenst, kist, solidaritatszuschlag*, solz, krankenversicherung*, rentenversicherung*, arbeitslosenversicherung*, pflegeversicherung*, krankenvers*, rentenvers*, arbeitslosenvers*, pflegevers*,
    kv an, kv ag, rv an, rv ag, av an, av ag, pv an, pv ag, kv beitrag*, rv beitrag*, av beitrag*, pv beitrag*, umlage*, umlagen*, insolvenzgeldumlage*,
    inss, irrf, irpef, inps, zus, loonheffing, loonbelasting, bedrijfsvoorheffing, rsz, onss`,
};

/**
 * Names that are taxes of a country where it is known to be that country's payroll, and elsewhere something else: they tell no
 * country. ISO 3166-1, in normalised spelling.
 */
export const TAXES_WITHIN_COUNTRY: Readonly<Record<string, string>> = {
  AU: `payroll tax, sfss, help, help debt`,
  CA: `emp ins, emp insurance, wcb, eht, employer health tax, hsf, fss, worksafe`,
  DE: `lst, kv, rv, av, pv, soli`,
  FR: `pas, maladie, apec, ceg, cet`,
  IE: `income levy`,
  NZ: `acc, esct`,
};
