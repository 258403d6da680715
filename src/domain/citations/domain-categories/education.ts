import type { DomainTable } from './categories.ts';

/** In addition to public suffixes such as .edu and .ac.uk. */
export const EDUCATION: DomainTable = {
  learning: `
    coursera.org edx.org udemy.com khanacademy.org udacity.com futurelearn.com skillshare.com codecademy.com
    datacamp.com pluralsight.com w3schools.com geeksforgeeks.org tutorialspoint.com freecodecamp.org
    brilliant.org duolingo.com memrise.com quizlet.com studysmarter.* study.com sparknotes.com
    cliffsnotes.com openstax.org ocw.mit.edu alison.com class-central.com classcentral.com simplilearn.com
    greatlearning.in byjus.com vedantu.com toppr.com openclassrooms.com alura.com.br platzi.com edutopia.org
    commonsensemedia.org niche.com topuniversities.com timeshighereducation.com collegeboard.org ets.org ielts.org`,
  research: `
    scholar.google.com researchgate.net academia.edu jstor.org springer.com link.springer.com nature.com science.org
    sciencedirect.com wiley.com onlinelibrary.wiley.com tandfonline.com sagepub.com cambridge.org oup.com
    academic.oup.com ieee.org ieeexplore.ieee.org acm.org dl.acm.org plos.org frontiersin.org mdpi.com biorxiv.org
    medrxiv.org ssrn.com semanticscholar.org pubmed.ncbi.nlm.nih.gov cell.com thelancet.com nejm.org bmj.com
    jamanetwork.com pnas.org elsevier.com scielo.br scielo.org cairn.info persee.fr hal.science doaj.org core.ac.uk`,
  'german-speaking': `
    ethz.ch epfl.ch uzh.ch unibe.ch unige.ch unibas.ch tum.de lmu.de uni-heidelberg.de fu-berlin.de hu-berlin.de
    tu-berlin.de rwth-aachen.de kit.edu uni-muenchen.de uni-bonn.de uni-hamburg.de uni-koeln.de mpg.de fraunhofer.de
    helmholtz.de univie.ac.at tuwien.at studyflix.de`,
  'rest of europe': `
    sorbonne-universite.fr polytechnique.edu sciencespo.fr inria.fr cnrs.fr ens.psl.eu insead.edu hec.edu unibo.it
    polimi.it uniroma1.it unipd.it ub.edu uam.es ucm.es upm.es ie.edu iese.edu uva.nl tudelft.nl uu.nl leidenuniv.nl
    kuleuven.be ugent.be ku.dk dtu.dk lu.se kth.se su.se chalmers.se ki.se uio.no ntnu.no helsinki.fi aalto.fi uw.edu.pl
    cuni.cz elte.hu ulisboa.pt up.pt tcd.ie ucd.ie`,
  canada: 'utoronto.ca mcgill.ca ubc.ca uwaterloo.ca ualberta.ca queensu.ca umontreal.ca',
  'latin america': 'usp.br unicamp.br ufrj.br fgv.br unam.mx tec.mx uba.ar puc.cl uchile.cl uniandes.edu.co',
};
