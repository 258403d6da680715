import type { DomainTable } from './categories.ts';

/** Associations, standards bodies, museums, leagues and think tanks. */
export const ASSOCIATIONS: DomainTable = {
  health: `
     stroke.org lung.org kidney.org arthritis.org apa.org aafp.org ama-assn.org acc.org aap.org acog.org
    diabetes.org.uk stroke.org.uk nami.org mhanational.org plannedparenthood.org cochrane.org targetbp.org`,
  professions: `
    pmi.org scrumalliance.org scrum.org agilealliance.org ipma.world aicpa.org aicpa-cima.com accaglobal.com imanet.org
    nasba.org ifrs.org fasb.org ifac.org pcaobus.org frc.org.uk icaew.com cpacanada.ca shrm.org cipd.org td.org
     isc2.org isaca.org giac.org sans.org comptia.org issa.org first.org cisecurity.org
    cloudsecurityalliance.org mitre.org usenix.org snia.org avixa.org aiga.org uxpa.org ixda.org icmi.com cxpa.org
    ana.net iab.com iabeurope.eu m3aawg.org spamhaus.org nrf.com nar.realtor americanbar.org abanet.org uschamber.com
    score.org nfib.com naceweb.org nea.org aft.org cfainstitute.org cfp.net finra.org sifma.org naic.org nahb.org
    usgbc.org ashrae.org nfpa.org astm.org ansi.org standards.ieee.org etsi.org 3gpp.org gsma.com bluetooth.com
    wi-fi.org usb.org hl7.org peppol.org xbrl.org xbrl.us`,
  'technology and society': `
    opensource.org fsf.org sfconservancy.org openjsf.org linuxfoundation.eu lfaidata.foundation openssf.org
    todogroup.org chaoss.community hyperledger.org openinfra.dev opencompute.org partnershiponai.org
    ainowinstitute.org futureoflife.org eban.org ukbaa.org.uk angelcapitalassociation.org kauffman.org
    sovereigntechfund.de ostif.org privacyguides.org privacytools.io epic.org cdt.org noyb.eu iapp.org gdpr.eu
    consumerfed.org ewg.org iucnredlist.org iucn.org audubon.org sierraclub.org nature.org wri.org
    globalforestwatch.org conservation.org english-heritage.org.uk historicengland.org.uk iwm.org.uk si.edu
    metmuseum.org moma.org britishmuseum.org louvre.fr amnh.org nobelprize.org olympics.com fifa.com uefa.com nba.com
    nfl.com mlb.com nhl.com pga.com formula1.com understandingwar.org csis.org cfr.org chathamhouse.org
    carnegieendowment.org rusi.org heritage.org cato.org aei.org americanprogress.org urban.org nber.org`,
};
