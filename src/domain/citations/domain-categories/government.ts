import type { DomainTable } from './categories.ts';

/** In addition to public suffixes such as .gov, .gouv.fr and .go.jp. */
export const GOVERNMENT: DomainTable = {
  'between states': `
    un.org who.int unesco.org unicef.org undp.org unhcr.org worldbank.org imf.org wto.org oecd.org nato.int europa.eu
    coe.int iaea.org ilo.org fao.org wfp.org wipo.int itu.int icao.int interpol.int icc-cpi.int asean.org
    african-union.org au.int adb.org afdb.org iadb.org ebrd.com eib.org bis.org opec.org iea.org irena.org ipcc.ch
    iso.org weforum.org`,
  states: `
    canada.ca parliament.uk admin.ch ch.ch bund.de bundesregierung.de
    bundestag.de bundesbank.de bmwk.de bmf.de bsi.bund.de destatis.de bafin.de bamf.de rki.de stiftung-warentest.de
    berlin.de bayern.de oesterreich.gv.at service-public.fr ameli.fr urssaf.fr impots.gouv.fr pole-emploi.fr
    francetravail.fr insee.fr boe.es administracion.gob.es seg-social.es bde.es istat.it inps.it agenziaentrate.it
    comune.milano.it rijksoverheid.nl belastingdienst.nl cbs.nl rivm.nl overheid.nl belgium.be fgov.be vlaanderen.be
    borger.dk skat.dk sundhed.dk regeringen.se skatteverket.se 1177.se scb.se regjeringen.no skatteetaten.no
    helsenorge.no nav.no suomi.fi vero.fi kela.fi stat.fi citizensinformation.ie hse.ie revenue.ie zus.pl
    portal.gov.cz india.gov.in rbi.org.in sebi.gov.in korea.kr kremlin.ru gosuslugi.ru
    turkiye.gov.tr u.ae my.gov.sa federalreserve.gov ecb.europa.eu bankofengland.co.uk`,
};

/** Charities, consumer protection and foundations. */
export const NON_GOVERNMENT: DomainTable = {
  world: `
    redcross.org icrc.org ifrc.org amnesty.org hrw.org greenpeace.org wwf.org worldwildlife.org oxfam.org
    savethechildren.org msf.org doctorswithoutborders.org care.org plan-international.org worldvision.org habitat.org
    gatesfoundation.org wellcome.org rockefellerfoundation.org fordfoundation.org eff.org aclu.org transparency.org
    cancer.org cancer.net heart.org diabetes.org alz.org mind.org.uk cancerresearchuk.org bhf.org.uk
    nationaltrust.org.uk citizensadvice.org.uk moneyhelper.org.uk ageuk.org.uk wikimediafoundation.org
    creativecommons.org linuxfoundation.org icann.org pewresearch.org rand.org
    charitynavigator.org verbraucherzentrale.de adac.de drk.de caritas.de diakonie.de brot-fuer-die-welt.de
    arbeiterkammer.at konsument.at oeamtc.at tcs.ch konsumentenschutz.ch croix-rouge.fr secours-catholique.org
    quechoisir.org 60millions-mag.com ocu.org facua.org altroconsumo.it consumentenbond.nl testaankoop.be test-achats.be
    forbrugerraadettaenk.dk radron.se forbrukerradet.no choice.com.au idec.org.br`,
};
